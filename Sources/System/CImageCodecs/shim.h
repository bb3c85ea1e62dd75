#pragma once
#include <stdio.h>
#include <png.h>
#include <turbojpeg.h>
#include <zlib.h>
