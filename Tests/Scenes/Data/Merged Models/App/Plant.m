#import "Plant.h"

@implementation Plant

@dynamic name;
@dynamic height;
@dynamic picked;
@dynamic pressed;
@dynamic sheets;

@end
