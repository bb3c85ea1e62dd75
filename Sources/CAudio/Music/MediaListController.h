#pragma once
#import <MediaPlayer/MediaPlayer.h>
#import <UIKit/UIKit.h>

@interface MPMediaPickerController ()
- (BOOL)hasPicked:(MPMediaItem *)item;
- (void)pick:(NSArray *)items;
/// Done or Cancel, for the right of each list.
- (UIBarButtonItem *)makeEndButton;
@end

/// A list of the media picker: groups such as albums, each of which leads to its songs; or songs.
@interface MediaListController : UITableViewController
- (id)initWithQuery:(MPMediaQuery *)query picker:(MPMediaPickerController *)picker;
@end
