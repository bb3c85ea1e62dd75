#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Rewrites one type of an encoding in the form that GNUstep parses: without names of classes and members, a block as
/// an object.
/// - type: with qualifiers before and, maybe, an offset behind.
/// - spelled: room for at least `strlen(type)` * 4 + 16 characters; ends with 0.
/// - type_end: set to the end of the type, without its offset. Returns the position behind the offset, or NULL if it is
///   no type.
const char *type_spell_plainly(const char *type, char *spelled, const char **type_end);
