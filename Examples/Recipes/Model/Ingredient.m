#import "Ingredient.h"

@implementation Ingredient

@dynamic name, amount, recipe;

@end
