#pragma once
#import <GameKit/GameKit.h>
#import <UIKit/UIKit.h>

/// A list in Game Center's look: rows on green felt, with a button that leaves it.
@interface GamePage : UITableViewController
/// What stands where the rows will be: that they are on their way, or why there are none.
@property (nonatomic, copy) NSString *note;
/// Loads what is shown. Called each time that the page comes up.
- (void)load;
/// A row with a picture, a title, a line below it and a text on the right.
- (UITableViewCell *)rowWithTitle:(NSString *)title detail:(NSString *)detail right:(NSString *)right image:(UIImage *)image;
@end

/// Puts a page into a controller of Game Center, in its colours; `action` of the controller is that of the button on the right.
extern void game_pages_begin(UINavigationController *controller, UIViewController *page, UIBarButtonSystemItem item, SEL action);

extern UIColor *game_felt(void);
