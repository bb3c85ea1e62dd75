#import "GameCenterRefusal.h"
#import "Notice/NotThereYet.h"

NSError *game_center_error(GKErrorCode code) {
    return [NSError errorWithDomain:GKErrorDomain
                               code:code
                           userInfo:@{NSLocalizedDescriptionKey: @"There is no game centre."}];
}

void game_center_refuse(void (^answer)(NSError *error)) {
    NOT_THERE_YET("GameKit", "a game centre");
    CFRunLoopRef loop = CFRunLoopGetMain();
    CFRunLoopPerformBlock(loop, kCFRunLoopCommonModes, ^{ answer(game_center_error(GKErrorNotAuthenticated)); });
    CFRunLoopWakeUp(loop);
}

void game_center_show_nothing(UINavigationController *controller, NSString *title, SEL action) {
    NOT_THERE_YET("GameKit", "a game centre");
    UIViewController *page = [[UIViewController alloc] init];
    page.title = title;
    page.navigationItem.rightBarButtonItem =
        [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:controller action:action];
    UILabel *label = [[UILabel alloc] initWithFrame:page.view.bounds];
    label.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    label.textAlignment = UITextAlignmentCenter;
    label.text = @"Game Center is not available.";
    [page.view addSubview:label];
    [controller setViewControllers:@[page] animated:NO];
}
