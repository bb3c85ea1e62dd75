"""`step` into the method that a message leads to.

Between a message and its method is the runtime, which has no lines: gdb's own `step` turns back there. So a line is gone
through instruction by instruction; each call is looked at, and entered if it leads to code of the app."""

import gdb

from .session import Quiet

# The functions that send messages, each with the registers of receiver and selector.
SENDERS = {
    "objc_msgSend": ("rdi", "rsi"),
    "objc_msgSend_stret": ("rsi", "rdx"),
    "objc_msgSend_fpret": ("rdi", "rsi"),
    "objc_msgSendSuper": ("rdi", "rsi"),
    "objc_msgSendSuper_stret": ("rsi", "rdx"),
}
# More than any line has.
MOST_INSTRUCTIONS = 20000


def register(name):
    return int(gdb.newest_frame().read_register(name)) & 0xFFFFFFFFFFFFFFFF


def implementation(sender):
    """The method that the message which is about to be sent leads to."""
    receiver, selector = map(register, SENDERS[sender])
    if not receiver:
        return 0
    lookup = "objc_msg_lookup_super" if "Super" in sender else "objc_msg_lookup"
    return int(gdb.parse_and_eval("((unsigned long (*)(unsigned long, unsigned long))%s)(%d, %d)"
                                  % (lookup, receiver, selector)))  # fmt: skip


def is_of_app(address):
    """Whether it is code with lines that is not the frameworks'."""
    place = gdb.find_pc_line(address)
    return place.symtab is not None and place.line > 0 and "libCocoaTouch" not in place.symtab.objfile.filename


def function_name(address):
    """The name of the function at an address, also of a stub that leads to it."""
    text = gdb.execute("info symbol %#x" % address, to_string=True).split(" ")[0]
    return text.split("@")[0]


def body(address):
    """Where the function's arguments are in their places: at its second line."""
    start = gdb.find_pc_line(address)
    for entry in sorted((entry.pc, entry.line) for entry in start.symtab.linetable()):
        if entry[0] > address and entry[1] > 0:
            return entry[0]
    return address


class Place:
    """A line of a frame."""

    def __init__(self):
        frame = gdb.newest_frame()
        self.stack = register("rbp")
        self.function = frame.name()
        self.line = frame.find_sal().line

    def __eq__(self, other):
        return (self.stack, self.function, self.line) == (other.stack, other.function, other.line)


def run_to(address):
    """Whether the thread has come there, and not to a breakpoint on the way or to its end."""
    stop = gdb.Breakpoint("*%#x" % address, internal=True, temporary=True)
    stop.silent = True
    stop.thread = gdb.selected_thread().num
    gdb.execute("continue")
    arrived = gdb.selected_inferior().pid != 0 and gdb.newest_frame().pc() == address
    if stop.is_valid():
        stop.delete()
    return arrived


def run_to_return(stack, address):
    """Lets a call that was just entered come back to its caller, calls of itself left out."""
    while True:
        if not run_to(address):
            return False
        if register("rsp") > stack:
            return True


def enter_or_pass():
    """After the instruction of a call: goes to the app's code that it leads to, or lets it come back.

    Returns None to go on in the line, True at the beginning of a function, False when something else stopped the app."""
    pc, stack = register("rip"), register("rsp")
    back = int(gdb.parse_and_eval("*(unsigned long *)%d" % stack))
    name = function_name(pc)
    target = implementation(name) if name in SENDERS else pc
    if target and is_of_app(target):
        return run_to(body(target))
    return None if run_to_return(stack, back) else False


def go_through_line(start):
    """Whether the app still runs, at another place than before."""
    architecture = gdb.newest_frame().architecture()
    for _ in range(MOST_INSTRUCTIONS):
        instruction = architecture.disassemble(register("rip"))[0]["asm"]
        gdb.execute("stepi")
        if gdb.selected_inferior().pid == 0:
            return
        if instruction.startswith("call") and enter_or_pass() is not None:
            return
        # Returned into the frameworks: what called the method is not the app.
        pc = register("rip")
        if not is_of_app(pc):
            return
        # A line begins where the table of lines says so, not in the middle after a return.
        if Place() != start and gdb.find_pc_line(pc).pc == pc:
            return


def step():
    if not is_of_app(gdb.newest_frame().pc()):
        return gdb.execute("finish")
    start = Place()
    with Quiet():
        go_through_line(start)
    if gdb.selected_inferior().pid == 0:
        return print("The app has ended.")
    here = Place()
    if here.function == start.function and here.stack == start.stack:
        gdb.execute("list %d,%d" % (here.line, here.line))
    else:
        gdb.execute("frame")


class Step(gdb.Command):
    """step [COUNT]: to the next line, into the app's functions, and methods, that this line calls."""

    def __init__(self):
        super().__init__("step", gdb.COMMAND_RUNNING)

    def invoke(self, text, _):
        for _ in range(int(gdb.parse_and_eval(text)) if text.strip() else 1):
            if gdb.selected_inferior().pid == 0:
                return
            step()


def register_commands():
    Step()
