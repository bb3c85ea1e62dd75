// What a transformer is that says nothing else of itself: one whose values can be turned back.

#import <Foundation/Foundation.h>

@interface NSValueTransformer (Defaults)
@end

@implementation NSValueTransformer (Defaults)

+ (BOOL)allowsReverseTransformation { return YES; }

@end
