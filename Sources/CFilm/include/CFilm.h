#pragma once
#include "Film.h"
#include "FilmPictures.h"
#include "FilmSound.h"
