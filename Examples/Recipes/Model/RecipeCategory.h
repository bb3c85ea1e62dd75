@class Recipe;

@interface RecipeCategory : NSManagedObject

@property (nonatomic, retain) NSString *name;
@property (nonatomic, retain) NSSet *recipes;

@end
