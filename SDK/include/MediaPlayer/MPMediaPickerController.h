#pragma once
#import <MediaPlayer/MPMediaItem.h>
#import <UIKit/UIKit.h>

@class MPMediaItemCollection;
@protocol MPMediaPickerControllerDelegate;

/// Lets people choose songs of the device's library: by playlist, artist, album, or from the list of all.
@interface MPMediaPickerController : UIViewController
- (id)init;
- (id)initWithMediaTypes:(MPMediaType)mediaTypes;
@property (nonatomic, readonly) MPMediaType mediaTypes;
@property (nonatomic, assign) id<MPMediaPickerControllerDelegate> delegate;
@property (nonatomic) BOOL allowsPickingMultipleItems;
@property (nonatomic, copy) NSString *prompt;
@end

@protocol MPMediaPickerControllerDelegate <NSObject>
@optional
- (void)mediaPicker:(MPMediaPickerController *)mediaPicker
    didPickMediaItems:(MPMediaItemCollection *)mediaItemCollection;
- (void)mediaPickerDidCancel:(MPMediaPickerController *)mediaPicker;
@end
