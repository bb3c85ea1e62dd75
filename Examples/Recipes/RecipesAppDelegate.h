@class RecipeBook;

@interface RecipesAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UINavigationController *navigationController;
    RecipeBook *book;
}

@end
