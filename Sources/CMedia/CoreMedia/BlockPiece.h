#pragma once
#import "CoreMedia/BlockMemory.h"

/// A part of a memory, as a block buffer has it.
@interface BlockPiece : NSObject {
@public
    BlockMemory *memory;
    size_t offset, length;
}
@end
