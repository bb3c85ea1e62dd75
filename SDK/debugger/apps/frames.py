"""Frames as a developer reads them: Swift's names as they were written, glue between languages left out."""

import gdb
from gdb.FrameDecorator import FrameDecorator

from . import swift

GLUE = ("reabstraction thunk", "partial apply", "protocol witness for", "@objc closure", "thunk for ",
        "closure #1 in static MainActor.assumeIsolated", "static MainActor.assumeIsolated")  # fmt: skip


class ReadableFrame(FrameDecorator):
    def function(self):
        name = self.inferior_frame().name()
        return swift.readable(name) if swift.is_mangled(name) else super().function()


class Filter:
    """Puts readable frames in place of gdb's, without those that the compilers made."""

    def __init__(self):
        self.name = "verger"
        self.priority = 100
        self.enabled = True
        gdb.frame_filters[self.name] = self

    def filter(self, frames):
        for frame in map(ReadableFrame, frames):
            name = frame.function()
            if not (isinstance(name, str) and name.startswith(GLUE)):
                yield frame


def register():
    Filter()
