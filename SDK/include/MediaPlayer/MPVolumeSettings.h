#pragma once
#import <MediaPlayer/MPBase.h>

/// An alert with a slider for the device's volume.
MP_EXTERN void MPVolumeSettingsAlertShow(void);
MP_EXTERN void MPVolumeSettingsAlertHide(void);
MP_EXTERN BOOL MPVolumeSettingsAlertIsVisible(void);
