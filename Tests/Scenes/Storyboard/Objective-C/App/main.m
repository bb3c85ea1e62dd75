#import <UIKit/UIKit.h>
#import "RecipesAppDelegate.h"

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([RecipesAppDelegate class]));
    }
}
