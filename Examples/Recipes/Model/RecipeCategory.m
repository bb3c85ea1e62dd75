#import "RecipeCategory.h"

@implementation RecipeCategory

@dynamic name, recipes;

@end
