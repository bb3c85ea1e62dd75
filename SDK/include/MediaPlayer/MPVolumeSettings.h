#pragma once
#import <MediaPlayer/MPBase.h>

/// - Status: stub
MP_EXTERN void MPVolumeSettingsAlertShow(void);
/// - Status: stub
MP_EXTERN void MPVolumeSettingsAlertHide(void);
/// - Status: stub
MP_EXTERN BOOL MPVolumeSettingsAlertIsVisible(void);
