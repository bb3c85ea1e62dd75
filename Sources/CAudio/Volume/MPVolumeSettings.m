#import <MediaPlayer/MediaPlayer.h>

/// The alert with the slider, while it is on the screen.
static UIAlertView *shown;

BOOL MPVolumeSettingsAlertIsVisible(void) { return shown.visible; }

void MPVolumeSettingsAlertShow(void) {
    if (MPVolumeSettingsAlertIsVisible()) return;
    // Empty lines make room for the slider.
    shown = [[UIAlertView alloc] initWithTitle:@"Volume" message:@"\n" delegate:nil cancelButtonTitle:nil
                             otherButtonTitles:@"Done", nil];
    MPVolumeView *volume = [[MPVolumeView alloc] initWithFrame:CGRectMake(16, 50, 252, 30)];
    [shown addSubview:volume];
    [shown show];
}

void MPVolumeSettingsAlertHide(void) {
    if (MPVolumeSettingsAlertIsVisible()) [shown dismissWithClickedButtonIndex:0 animated:YES];
    shown = nil;
}
