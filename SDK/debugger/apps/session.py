"""From the moment a debugger sees an app that waits for it, to `run`."""

import ctypes
import os
import signal

import gdb

SETTINGS = [
    "set breakpoint pending on",
    "set confirm off",
    "set pagination off",
    "set print thread-events off",
    "set print inferior-events on",
    # An expression that crashes is given up, and the app goes on where it was.
    "set unwindonsignal on",
    "set print object off",
    "set history expansion off",
    # Signals that apps and libraries use among themselves.
    "handle SIGPIPE SIGALRM SIGCHLD SIGCONT SIGURG SIGWINCH SIGUSR1 SIGUSR2 nostop noprint pass",
    # By it the app stands still until a debugger comes; it must not get it once more.
    "handle SIGSTOP nostop noprint nopass",
    # The frameworks' own code is no place to stop at while stepping.
    "skip -gfi */Sources/*/*.swift",
    "skip -gfi */Sources/*/*.m",
    "skip -gfi */Sources/*/*.c",
    "skip -gfi <compiler-generated>",
]


class Quiet:
    """While it lasts, what gdb prints goes nowhere: what it tells of stops does not pass where gdb could be asked for it."""

    def __enter__(self):
        gdb.flush(gdb.STDOUT)
        gdb.flush(gdb.STDERR)
        self.saved = [os.dup(number) for number in (1, 2)]
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for number in (1, 2):
            os.dup2(nowhere, number)
        os.close(nowhere)
        return self

    def __exit__(self, *_):
        gdb.flush(gdb.STDOUT)
        gdb.flush(gdb.STDERR)
        for number, saved in zip((1, 2), self.saved):
            os.dup2(saved, number)
            os.close(saved)


def prepare():
    for setting in SETTINGS:
        gdb.execute(setting, to_string=True)


def entry_point():
    """Where the program itself begins, behind the loader; None if the process is not known."""
    text = gdb.execute("info auxv", to_string=True)
    for line in text.splitlines():
        if "AT_ENTRY" in line:
            return int(line.split()[-1], 0)
    return None


def go_to_entry_point():
    """Lets the loader map all libraries: their symbols are read once, without the remarks that gdb has to make."""
    try:
        place = entry_point()
    except gdb.error:
        return
    if place is None or gdb.selected_inferior().pid == 0:
        return
    # It has been stopped as by a shell, and would be so again when the debugger lets go of it.
    os.kill(gdb.selected_inferior().pid, signal.SIGCONT)
    breakpoint = gdb.Breakpoint("*%#x" % place, internal=True, temporary=True)
    breakpoint.silent = True
    gdb.execute("continue")


def end_with_starter():
    """Who is killed can end nobody: the debugger would hold the app, and what both print into, for ever."""
    set_death_signal = 1
    ctypes.CDLL(None).prctl(set_death_signal, signal.SIGKILL)


class Attach(gdb.Command):
    """verger-attach PROCESS [told]: looks at an app that stands still, and goes to the beginning of the program itself.

    With `told` everything that gdb says meanwhile can be read."""

    def __init__(self):
        super().__init__("verger-attach", gdb.COMMAND_RUNNING)

    def invoke(self, text, _):
        end_with_starter()
        process, _, mode = text.partition(" ")
        if mode == "told":
            return self.attach(process)
        with Quiet():
            self.attach(process)
        if os.isatty(0):
            print("The app stands still before its first instruction: set breakpoints, then “run”.")

    @staticmethod
    def attach(process):
        gdb.execute("attach " + process)
        go_to_entry_point()
