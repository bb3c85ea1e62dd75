#import "Notice/NotThereYet.h"
#import <MediaPlayer/MPVolumeSettings.h>

void MPVolumeSettingsAlertShow(void) { NOT_THERE_YET("MPVolumeSettingsAlertShow", "a volume to set"); }

void MPVolumeSettingsAlertHide(void) {
}

BOOL MPVolumeSettingsAlertIsVisible(void) { return NO; }
