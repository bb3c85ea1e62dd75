@class Ingredient, RecipeCategory;

@interface Recipe : NSManagedObject

@property (nonatomic, retain) NSString *title;
@property (nonatomic, retain) NSNumber *minutes;
@property (nonatomic, retain) NSString *instructions;
@property (nonatomic, retain) RecipeCategory *category;
@property (nonatomic, retain) NSOrderedSet *ingredients;

/// "1 hour 30 minutes".
@property (nonatomic, readonly) NSString *timeText;

@end
