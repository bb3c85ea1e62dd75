#pragma once
#include "Runtime/ModuleLayout.h"

/// Remembers that this protocol has clang's long layout, with optional methods and properties.
void protocol_note_described(struct protocol *protocol);
