#import "CoreMedia/BlockPiece.h"

@implementation BlockPiece
@end
