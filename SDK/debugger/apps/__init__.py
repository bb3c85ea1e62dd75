"""Objective-C on GCC's runtime, and Swift, for gdb 13 and later."""
