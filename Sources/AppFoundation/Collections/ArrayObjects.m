#import <Foundation/Foundation.h>

@implementation NSArray (Objects)

/// What NSSet has for its members. No header has it for arrays, but Apple's arrays answer it, and RestKit takes whatever does for a
/// collection.
- (NSArray *)allObjects { return [[self copy] autorelease]; }

@end
