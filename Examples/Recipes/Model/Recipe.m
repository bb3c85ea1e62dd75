#import "Recipe.h"

@implementation Recipe

@dynamic title, minutes, instructions, category, ingredients;

- (NSString *)timeText {
    int hours = [self.minutes intValue] / 60, minutes = [self.minutes intValue] % 60;
    NSMutableArray *parts = [NSMutableArray array];
    if (hours > 0) [parts addObject:[NSString stringWithFormat:hours == 1 ? @"%d hour" : @"%d hours", hours]];
    if (minutes > 0) [parts addObject:[NSString stringWithFormat:minutes == 1 ? @"%d minute" : @"%d minutes", minutes]];
    return [parts componentsJoinedByString:@" "];
}

@end
