#import "SQLite/SQLScope.h"

@implementation SQLScope

- (id)initWithEntity:(NSEntityDescription *)theEntity alias:(NSString *)theAlias outer:(SQLScope *)theOuter {
    if ((self = [super init])) {
        entity = theEntity;
        alias = theAlias;
        outer = theOuter;
    }
    return self;
}

@end

@implementation SQLOperand
@end

@implementation SQLStep
@end
