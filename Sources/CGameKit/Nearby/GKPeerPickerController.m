#import <GameKit/GameKit.h>
#import <UIKit/UIKit.h>

@interface GKPeerPickerController () <UIAlertViewDelegate, UITableViewDataSource, UITableViewDelegate, GKSessionDelegate>
@end

extern id objc_retainAutorelease(id object);

/// What is on the screen.
enum picker_stage { stage_none, stage_types, stage_list, stage_waiting, stage_asked, stage_failed };

@implementation GKPeerPickerController {
    UIAlertView *_alert;
    UITableView *_list;
    enum picker_stage _stage;
    GKSession *_session;
    NSArray *_found;
    /// Who was asked, or asks.
    NSString *_peer;
    /// The picker lives as long as it is on the screen.
    GKPeerPickerController *_self;
}

static const CGFloat row_height = 44;
static const NSTimeInterval patience = 20;

- (id)init {
    if ((self = [super init])) _connectionTypesMask = GKPeerPickerConnectionTypeNearby;
    return self;
}

- (BOOL)isVisible { return _stage != stage_none; }

- (void)show {
    if (_stage != stage_none) return;
    _self = self;
    BOOL asks = _connectionTypesMask & GKPeerPickerConnectionTypeOnline;
    if (!asks) return [self begin:GKPeerPickerConnectionTypeNearby];
    _stage = stage_types;
    [self showAlertTitled:@"Connection" message:@"How do you want to connect?" buttons:@[@"Nearby", @"Online"] rows:0];
}

/// Shows a box in the place of the one before it.
- (void)showAlertTitled:(NSString *)title message:(NSString *)message buttons:(NSArray *)buttons rows:(int)rows {
    [self removeAlert];
    NSString *room = rows ? [@"" stringByPaddingToLength:rows * 2 withString:@"\n" startingAtIndex:0] : message;
    _alert = [[UIAlertView alloc] initWithTitle:title
                                        message:room
                                       delegate:self
                              cancelButtonTitle:_stage == stage_asked ? @"Decline" : @"Cancel"
                              otherButtonTitles:nil];
    for (NSString *button in buttons) [_alert addButtonWithTitle:button];
    if (rows) {
        _list = [[UITableView alloc] initWithFrame:CGRectMake(12, 46, 260, rows * row_height) style:UITableViewStylePlain];
        _list.layer.cornerRadius = 5;
        _list.dataSource = self;
        _list.delegate = self;
        [_alert addSubview:_list];
    }
    [_alert show];
}

- (void)removeAlert {
    UIAlertView *alert = _alert;
    _alert = nil;
    _list.dataSource = nil;
    _list.delegate = nil;
    _list = nil;
    alert.delegate = nil;
    [alert dismissWithClickedButtonIndex:0 animated:NO];
}

- (void)dismiss {
    if (_stage == stage_none) return;
    _stage = stage_none;
    [self removeAlert];
    if (_session.delegate == self) {
        _session.delegate = nil;
        _session.available = NO;
    }
    _session = nil;
    GKPeerPickerController *me = _self;
    _self = nil;
    // Kept to the end of this turn.
    (void)objc_retainAutorelease(me);
}

// MARK: Stages

- (void)begin:(GKPeerPickerConnectionType)type {
    if (_connectionTypesMask & GKPeerPickerConnectionTypeOnline &&
        [_delegate respondsToSelector:@selector(peerPickerController:didSelectConnectionType:)]) {
        // The app may take over now, and dismiss the picker.
        _stage = stage_list;
        [_delegate peerPickerController:self didSelectConnectionType:type];
        if (_stage == stage_none) return;
    }
    if (type == GKPeerPickerConnectionTypeOnline) return;
    if ([_delegate respondsToSelector:@selector(peerPickerController:sessionForConnectionType:)]) {
        _session = [_delegate peerPickerController:self sessionForConnectionType:type];
    }
    if (_session == nil) _session = [[GKSession alloc] initWithSessionID:nil displayName:nil sessionMode:GKSessionModePeer];
    _session.delegate = self;
    [self showList];
    _session.available = YES;
}

- (void)showList {
    _stage = stage_list;
    _peer = nil;
    [self update];
    [self showAlertTitled:@"Looking for Devices…" message:nil buttons:nil rows:3];
}

- (void)update {
    _found = [_session peersWithConnectionState:GKPeerStateAvailable];
    [_list reloadData];
    if (_stage == stage_list) _alert.title = _found.count ? @"Choose a Device" : @"Looking for Devices…";
}

- (void)cancel {
    if (_stage == stage_waiting && _peer) [_session cancelConnectToPeer:_peer];
    [self dismiss];
    if ([_delegate respondsToSelector:@selector(peerPickerControllerDidCancel:)]) {
        [_delegate peerPickerControllerDidCancel:self];
    }
}

- (void)alertView:(UIAlertView *)alertView clickedButtonAtIndex:(NSInteger)buttonIndex {
    if (alertView != _alert) return;
    // It goes by itself.
    _alert.delegate = nil;
    _alert = nil;
    BOOL isCancelled = buttonIndex == alertView.cancelButtonIndex;
    switch (_stage) {
    case stage_types:
        if (isCancelled) return [self cancel];
        return [self begin:buttonIndex == 1 ? GKPeerPickerConnectionTypeNearby : GKPeerPickerConnectionTypeOnline];
    case stage_asked:
        if (isCancelled) {
            [_session denyConnectionFromPeer:_peer];
            return [self showList];
        }
        [_session acceptConnectionFromPeer:_peer error:NULL];
        return;
    case stage_waiting:
        [_session cancelConnectToPeer:_peer];
        return [self showList];
    case stage_failed: return [self showList];
    default: return [self cancel];
    }
}

// MARK: The session

- (void)session:(GKSession *)session peer:(NSString *)peerID didChangeState:(GKPeerConnectionState)state {
    if (state != GKPeerStateConnected) return [self update];
    GKSession *connected = _session;
    _session.delegate = nil;
    if ([_delegate respondsToSelector:@selector(peerPickerController:didConnectPeer:toSession:)]) {
        [_delegate peerPickerController:self didConnectPeer:peerID toSession:connected];
    }
}

- (void)session:(GKSession *)session didReceiveConnectionRequestFromPeer:(NSString *)peerID {
    if (_stage != stage_list) return [session denyConnectionFromPeer:peerID];
    _peer = [peerID copy];
    _stage = stage_asked;
    NSString *message = [NSString stringWithFormat:@"“%@” would like to connect.", [session displayNameForPeer:peerID]];
    [self showAlertTitled:@"Connect?" message:message buttons:@[@"Accept"] rows:0];
}

- (void)session:(GKSession *)session connectionWithPeerFailed:(NSString *)peerID withError:(NSError *)error {
    if (_stage != stage_waiting && _stage != stage_asked) return;
    _stage = stage_failed;
    NSString *name = [session displayNameForPeer:peerID] ?: @"The device";
    NSString *reason = error.code == GKSessionDeclinedError ? @"declined" : @"is not available";
    [self showAlertTitled:@"No Connection" message:[NSString stringWithFormat:@"“%@” %@.", name, reason] buttons:nil rows:0];
}

- (void)session:(GKSession *)session didFailWithError:(NSError *)error {
    _stage = stage_types;
    [self showAlertTitled:@"Bluetooth is Not Available" message:[error localizedDescription] buttons:nil rows:0];
}

// MARK: The list

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return _found.count; }

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Peer"];
    if (cell == nil) cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"Peer"];
    cell.textLabel.text = [_session displayNameForPeer:[_found objectAtIndex:indexPath.row]];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    _peer = [_found objectAtIndex:indexPath.row];
    _stage = stage_waiting;
    NSString *name = [_session displayNameForPeer:_peer];
    [self showAlertTitled:@"Waiting…"
                  message:[NSString stringWithFormat:@"Waiting for “%@” to accept.", name]
                  buttons:nil
                     rows:0];
    [_session connectToPeer:_peer withTimeout:patience];
}

- (void)dealloc {
    _alert.delegate = nil;
    if (_session.delegate == self) _session.delegate = nil;
}

@end
