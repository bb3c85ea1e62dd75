#import "Person.h"
#import "Company.h"

@implementation Person

@dynamic firstName;
@dynamic lastName;
@dynamic employer;

@end
