#import "RecipeBook.h"
#import "Ingredient.h"
#import "Recipe.h"
#import "RecipeCategory.h"

@implementation RecipeBook

@synthesize context;

- (void)dealloc {
    [context release];
    [super dealloc];
}

- (BOOL)open:(NSError **)error {
    NSURL *modelURL = [[NSBundle mainBundle] URLForResource:@"Recipes" withExtension:@"momd"];
    NSManagedObjectModel *model = [[[NSManagedObjectModel alloc] initWithContentsOfURL:modelURL] autorelease];
    NSPersistentStoreCoordinator *coordinator =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model] autorelease];
    NSString *documents =
        [NSSearchPathForDirectoriesInDomains(NSDocumentDirectory, NSUserDomainMask, YES) objectAtIndex:0];
    NSURL *url = [NSURL fileURLWithPath:[documents stringByAppendingPathComponent:@"Recipes.sqlite"]];
    NSNumber *yes = [NSNumber numberWithBool:YES];
    NSDictionary *options =
        [NSDictionary dictionaryWithObjectsAndKeys:yes, NSMigratePersistentStoresAutomaticallyOption, yes,
                                                   NSInferMappingModelAutomaticallyOption, nil];
    if (![coordinator addPersistentStoreWithType:NSSQLiteStoreType
                                   configuration:nil
                                             URL:url
                                         options:options
                                           error:error]) {
        return NO;
    }
    context = [[NSManagedObjectContext alloc] init];
    context.persistentStoreCoordinator = coordinator;
    NSUInteger count = [context countForFetchRequest:[NSFetchRequest fetchRequestWithEntityName:@"Recipe"] error:error];
    if (count == NSNotFound) return NO;
    if (count == 0) [self addFirstRecipes];
    return [context save:error];
}

- (void)addFirstRecipes {
    NSString *path = [[NSBundle mainBundle] pathForResource:@"FirstRecipes" ofType:@"plist"];
    for (NSDictionary *each in [NSArray arrayWithContentsOfFile:path]) {
        Recipe *recipe = [NSEntityDescription insertNewObjectForEntityForName:@"Recipe" inManagedObjectContext:context];
        recipe.title = [each objectForKey:@"title"];
        recipe.minutes = [each objectForKey:@"minutes"];
        recipe.instructions = [each objectForKey:@"instructions"];
        recipe.category = [self categoryNamed:[each objectForKey:@"category"]];
        for (NSDictionary *part in [each objectForKey:@"ingredients"]) {
            Ingredient *ingredient = [NSEntityDescription insertNewObjectForEntityForName:@"Ingredient"
                                                                   inManagedObjectContext:context];
            ingredient.name = [part objectForKey:@"name"];
            ingredient.amount = [part objectForKey:@"amount"];
            [[recipe mutableOrderedSetValueForKey:@"ingredients"] addObject:ingredient];
        }
    }
}

- (BOOL)save {
    NSError *error = nil;
    if ([context save:&error]) return YES;
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Not Saved"
                                                    message:[error localizedDescription]
                                                   delegate:nil
                                          cancelButtonTitle:@"OK"
                                          otherButtonTitles:nil];
    [alert show];
    [alert release];
    return NO;
}

#pragma mark Categories

- (NSArray *)categories {
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Category"];
    request.sortDescriptors =
        [NSArray arrayWithObject:[NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES]];
    return [context executeFetchRequest:request error:NULL];
}

- (RecipeCategory *)categoryNamed:(NSString *)name {
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Category"];
    request.predicate = [NSPredicate predicateWithFormat:@"name ==[c] %@", name];
    RecipeCategory *found = [[context executeFetchRequest:request error:NULL] lastObject];
    if (found) return found;
    RecipeCategory *made = [NSEntityDescription insertNewObjectForEntityForName:@"Category"
                                                         inManagedObjectContext:context];
    made.name = name;
    return made;
}

@end
