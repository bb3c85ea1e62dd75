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

BOOL operand_is_opaque(SQLOperand *operand) {
    return operand->kind == AttributeOperand && operand->type == NSTransformableAttributeType;
}

@implementation SQLStep
@end
