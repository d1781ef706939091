import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.serve import listening


def test_the_preferred_port_is_left_for_another_when_it_is_taken():
    first = listening.listen_on("127.0.0.1", None, preferred=0)
    taken = listening.port_of(first)
    second = listening.listen_on("127.0.0.1", None, preferred=taken)
    assert listening.port_of(second) != taken
    for each in first + second:
        each.close()


def test_a_port_that_was_asked_for_and_is_taken_is_an_error_with_a_mend():
    first = listening.listen_on("127.0.0.1", 0, preferred=0)
    taken = listening.port_of(first)
    with pytest.raises(BadInput, match="Name another port") as caught:
        listening.listen_on("127.0.0.1", taken, preferred=0)
    assert str(taken) in caught.value.place
    first[0].close()


@pytest.mark.parametrize("port", [-1, 65536])
def test_what_is_no_port_is_an_error_with_a_mend(port):
    with pytest.raises(BadInput, match="0 to 65535"):
        listening.listen_on("127.0.0.1", port, preferred=0)


def test_an_address_can_be_put_into_a_browser():
    assert listening.address("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert listening.address("::1", 80) == "http://[::1]:80/"
    assert "0.0.0.0" not in listening.address("0.0.0.0", 80)
