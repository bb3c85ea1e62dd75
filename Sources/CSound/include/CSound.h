#pragma once
#include "SoundDecoder.h"
#include "SoundInformation.h"
#include "SoundMixer.h"
#include "SoundOutput.h"
#include "SoundRing.h"
#include "SoundTrack.h"
#include "SoundTrackVoice.h"
