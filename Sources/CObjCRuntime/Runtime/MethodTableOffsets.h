// Where `objc_msgSend` finds a method: offsets in the structures of ModuleLayout.h and MethodTable.h, for assembly.

#pragma once

// Of the dispatch table in a class.
#define CLASS_TABLE 64
// Of the buckets in a dispatch table, and of the number of methods for which it has room.
#define TABLE_BUCKETS 0
#define TABLE_CAPACITY 40
// A bucket has 32 methods, and every table whole buckets.
#define BUCKET_SHIFT 5
