### The commands that list, show and check the content.

content-heading = { $kind } ({ $count })
check-faults = { $folder }: { $count ->
    [one] { $count } fault
   *[other] { $count } faults
  }
check-fault = { $place }: { $reason }
check-mend = To mend it: { $mend }
check-word-missing-mend = Write { $key } = … in a file of this folder
check-written = written: { $file }
