#pragma once
#import <GameKit/GKPublicConstants.h>

@class GKPeerPickerController, GKSession;

@protocol GKPeerPickerControllerDelegate <NSObject>
@optional
- (void)peerPickerController:(GKPeerPickerController *)picker
     didSelectConnectionType:(GKPeerPickerConnectionType)type;
- (GKSession *)peerPickerController:(GKPeerPickerController *)picker
           sessionForConnectionType:(GKPeerPickerConnectionType)type;
- (void)peerPickerController:(GKPeerPickerController *)picker
              didConnectPeer:(NSString *)peerID
                   toSession:(GKSession *)session;
- (void)peerPickerControllerDidCancel:(GKPeerPickerController *)picker;
@end

/// Looks for other devices, and connects with the one that the user picks.
@interface GKPeerPickerController : NSObject
@property (nonatomic) GKPeerPickerConnectionType connectionTypesMask;
@property (nonatomic, assign) id<GKPeerPickerControllerDelegate> delegate;
- (void)show;
- (void)dismiss;
@property (nonatomic, readonly, getter=isVisible) BOOL visible;
@end
