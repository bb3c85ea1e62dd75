#pragma once
#include "Runtime/ModuleLayout.h"

/// Remembers that clang described this protocol at length: with optional methods and properties.
void protocol_note_described(struct protocol *protocol);
