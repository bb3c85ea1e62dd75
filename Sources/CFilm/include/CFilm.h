#pragma once
#include "Film.h"
#include "FilmMix.h"
#include "FilmPictures.h"
#include "FilmSamples.h"
#include "FilmSound.h"
#include "FilmWriter.h"
