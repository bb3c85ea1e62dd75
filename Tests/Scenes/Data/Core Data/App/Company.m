#import "Company.h"

@implementation Company

@dynamic name;
@dynamic staff;

@end
