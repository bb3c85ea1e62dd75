#import "Clock.h"

@implementation Clock

+ (NSString *)textForSeconds:(NSInteger)seconds {
    return [NSString stringWithFormat:@"%ld:%02ld:%02ld", (long)seconds / 3600, (long)seconds / 60 % 60,
            (long)seconds % 60];
}

@end
