#import "Classic.h"

#if __has_feature(objc_arc)
#error This file is compiled without ARC: its entry in the project has -fno-objc-arc.
#endif

@implementation Classic

+ (NSString *)wordFor:(NSUInteger)count {
    NSString *word = [[NSString alloc] initWithString:count == 1 ? @"time" : @"times"];
    return [word autorelease];
}

@end
