#import "Sheet.h"

@implementation Sheet

@dynamic number;
@dynamic plants;

@end
