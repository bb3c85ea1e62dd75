#pragma once
#import <MediaPlayer/MPMediaItem.h>
#import <UIKit/UIKit.h>

@class MPMediaItemCollection;
@protocol MPMediaPickerControllerDelegate;

/// Lets people choose songs. The library is empty: the screen says so, and Cancel leads back.
///
/// - Status: stub
@interface MPMediaPickerController : UIViewController
- (id)init;
- (id)initWithMediaTypes:(MPMediaType)mediaTypes;
@property (nonatomic, readonly) MPMediaType mediaTypes;
@property (nonatomic, assign) id<MPMediaPickerControllerDelegate> delegate;
/// - Status: stub
@property (nonatomic) BOOL allowsPickingMultipleItems;
@property (nonatomic, copy) NSString *prompt;
@end

@protocol MPMediaPickerControllerDelegate <NSObject>
@optional
- (void)mediaPicker:(MPMediaPickerController *)mediaPicker
    didPickMediaItems:(MPMediaItemCollection *)mediaItemCollection;
- (void)mediaPickerDidCancel:(MPMediaPickerController *)mediaPicker;
@end
