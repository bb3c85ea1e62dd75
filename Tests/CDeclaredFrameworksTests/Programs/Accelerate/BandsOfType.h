// Bands and packed matrices of one type of number against whole ones. T is the type, GIVE(x) how a number is handed over, and
// F(name) the function.

static T NAME(stored)[64], NAME(whole)[8][8], NAME(x)[8], NAME(y)[8], NAME(wanted)[8];

static T NAME(random)(void) {
    T value = (T)((noise() % 200) / 100.0 - 1);
#if IS_COMPLEX
    value += (T)(I * ((noise() % 200) / 100.0 - 1));
#endif
    return value;
}

static T NAME(turned)(int transpose, int i, int j) {
    T value = transpose == CblasNoTrans ? NAME(whole)[i][j] : NAME(whole)[j][i];
    return transpose == CblasConjTrans ? (T)CONJ(value) : value;
}

static int NAME(differences)(int count, int stride) {
    int wrong = 0;
    for (int i = 0; i < count; i++) wrong += cabs(NAME(y)[i * stride] - NAME(wanted)[i]) > 1e-4;
    return wrong;
}

static void NAME(fill)(int count) {
    for (int i = 0; i < 64; i++) NAME(stored)[i] = NAME(random)();
    for (int i = 0; i < 8; i++) NAME(x)[i] = NAME(random)(), NAME(y)[i] = NAME(random)();
    memset(NAME(whole), 0, sizeof NAME(whole));
}

/// A band of 5 rows and 4 columns with 2 diagonals below and 1 above.
static void NAME(general)(enum CBLAS_ORDER order, enum CBLAS_TRANSPOSE transpose) {
    NAME(fill)(8);
    for (int i = 0; i < 5; i++) {
        for (int j = 0; j < 4; j++) {
            if (i - j > 2 || j - i > 1) continue;
            NAME(whole)[i][j] = NAME(stored)[order == CblasRowMajor ? i * 5 + 2 + j - i : j * 5 + 1 + i - j];
        }
    }
    int rows = transpose == CblasNoTrans ? 5 : 4, columns = transpose == CblasNoTrans ? 4 : 5;
    T alpha = NAME(random)(), beta = NAME(random)();
    for (int i = 0; i < rows; i++) {
        T sum = 0;
        for (int j = 0; j < columns; j++) sum += NAME(turned)(transpose, i, j) * NAME(x)[j];
        NAME(wanted)[i] = alpha * sum + beta * NAME(y)[i];
    }
    F(gbmv)(order, transpose, 5, 4, 2, 1, GIVE(alpha), NAME(stored), 5, NAME(x), 1, GIVE(beta), NAME(y), 1);
    CHECK_NUMBER(NAME(differences)(rows, 1), 0);
}

/// One half of a matrix of 6, in a band with 2 diagonals beside, or packed.
static void NAME(take)(enum CBLAS_ORDER order, enum CBLAS_UPLO half, int isPacked) {
    for (int i = 0; i < 6; i++) {
        for (int j = 0; j < 6; j++) {
            int isStored = half == CblasUpper ? j >= i : i >= j;
            if (!isStored || (!isPacked && abs(i - j) > 2)) continue;
            int place = 0;
            if (isPacked) {
                // Counted one after the other.
                for (int line = 0, along, found = 0; line < 6 && !found; line++) {
                    for (along = 0; along < 6 && !found; along++) {
                        int row = order == CblasRowMajor ? line : along, column = order == CblasRowMajor ? along : line;
                        if (half == CblasUpper ? column < row : row < column) continue;
                        found = row == i && column == j;
                        place += !found;
                    }
                }
            } else if (order == CblasRowMajor) {
                place = i * 4 + j - i + (half == CblasUpper ? 0 : 2);
            } else {
                place = j * 4 + i - j + (half == CblasUpper ? 2 : 0);
            }
            NAME(whole)[i][j] = NAME(stored)[place];
        }
    }
}

static void NAME(triangles)(enum CBLAS_ORDER order, enum CBLAS_UPLO half, enum CBLAS_TRANSPOSE transpose,
                            enum CBLAS_DIAG diagonal, int isPacked) {
    NAME(fill)(8);
    for (int i = 0; i < 64; i++) NAME(stored)[i] *= (REAL)0.3;
    NAME(take)(order, half, isPacked);
    for (int i = 0; i < 6; i++) {
        if (diagonal == CblasUnit) NAME(whole)[i][i] = 1;
    }
    for (int i = 0; i < 6; i++) {
        T sum = 0;
        for (int j = 0; j < 6; j++) sum += NAME(turned)(transpose, i, j) * NAME(x)[j];
        NAME(wanted)[i] = sum;
    }
    memcpy(NAME(y), NAME(x), sizeof NAME(x));
    if (isPacked) F(tpmv)(order, half, transpose, diagonal, 6, NAME(stored), NAME(y), 1);
    else F(tbmv)(order, half, transpose, diagonal, 6, 2, NAME(stored), 4, NAME(y), 1);
    CHECK_NUMBER(NAME(differences)(6, 1), 0);
    // Solved: the vector comes back, if no step divides by almost nothing.
    for (int i = 0; i < 6; i++) {
        if (cabs(NAME(whole)[i][i]) < 0.1) return;
    }
    if (isPacked) F(tpsv)(order, half, transpose, diagonal, 6, NAME(stored), NAME(y), 1);
    else F(tbsv)(order, half, transpose, diagonal, 6, 2, NAME(stored), 4, NAME(y), 1);
    int wrong = 0;
    for (int i = 0; i < 6; i++) wrong += cabs(NAME(y)[i] - NAME(x)[i]) > 0.05;
    CHECK_NUMBER(wrong, 0);
}

static void NAME(mirrored)(enum CBLAS_ORDER order, enum CBLAS_UPLO half, int isPacked) {
    NAME(fill)(8);
    NAME(take)(order, half, isPacked);
    for (int i = 0; i < 6; i++) {
        for (int j = 0; j < 6; j++) {
            int isStored = half == CblasUpper ? j >= i : i >= j;
            if (i == j) NAME(whole)[i][i] = (T)creal(NAME(whole)[i][i]);
            if (!isStored) NAME(whole)[i][j] = (T)CONJ(NAME(whole)[j][i]);
        }
    }
    // The mirrored half again, now that the other is whole.
    for (int i = 0; i < 6; i++) {
        for (int j = 0; j < 6; j++) {
            if (half == CblasUpper ? j < i : i < j) NAME(whole)[i][j] = (T)CONJ(NAME(whole)[j][i]);
        }
    }
    T alpha = NAME(random)(), beta = NAME(random)();
    for (int i = 0; i < 6; i++) {
        T sum = 0;
        for (int j = 0; j < 6; j++) sum += NAME(whole)[i][j] * NAME(x)[5 - j];
        NAME(wanted)[i] = alpha * sum + beta * NAME(y)[i];
    }
    // The vector backwards.
    if (isPacked) PACKED(order, half, 6, GIVE(alpha), NAME(stored), NAME(x), -1, GIVE(beta), NAME(y), 1);
    else BAND(order, half, 6, 2, GIVE(alpha), NAME(stored), 4, NAME(x), -1, GIVE(beta), NAME(y), 1);
    CHECK_NUMBER(NAME(differences)(6, 1), 0);
    // Updates of a packed matrix.
    if (!isPacked) return;
    T before[6][6], first[8], second[8];
    memcpy(first, NAME(x), sizeof first);
    for (int i = 0; i < 8; i++) second[i] = NAME(random)();
    for (int i = 0; i < 6; i++) memcpy(before[i], NAME(whole)[i], sizeof before[i]);
    REAL factor = (REAL)0.75;
    for (int way = 0; way < 2; way++) {
        if (way == 0) UPDATE(order, half, 6, factor, first, 1, NAME(stored));
        else UPDATE_TWO(order, half, 6, GIVE(alpha), first, 1, second, 1, NAME(stored));
        NAME(take)(order, half, 1);
        int wrong = 0;
        for (int i = 0; i < 6; i++) {
            for (int j = half == CblasUpper ? i : 0; j < (half == CblasUpper ? 6 : i + 1); j++) {
                before[i][j] += way == 0 ? factor * first[i] * (T)CONJ(first[j])
                                         : alpha * first[i] * (T)CONJ(second[j]) + (T)CONJ(alpha) * second[i] * (T)CONJ(first[j]);
                if (i == j) before[i][j] = (T)creal(before[i][j]);
                wrong += cabs(before[i][j] - NAME(whole)[i][j]) > 1e-4;
            }
        }
        CHECK_NUMBER(wrong, 0);
    }
}

static void NAME(all)(void) {
    enum CBLAS_ORDER orders[] = {CblasRowMajor, CblasColMajor};
    enum CBLAS_UPLO halves[] = {CblasUpper, CblasLower};
    enum CBLAS_TRANSPOSE transposes[] = {CblasNoTrans, CblasTrans, CblasConjTrans};
    enum CBLAS_DIAG diagonals[] = {CblasNonUnit, CblasUnit};
    for (int o = 0; o < 2; o++) {
        for (int t = 0; t < 3; t++) {
            NAME(general)(orders[o], transposes[t]);
            for (int rest = 0; rest < 8; rest++) {
                NAME(triangles)(orders[o], halves[rest & 1], transposes[t], diagonals[rest >> 1 & 1], rest >> 2);
            }
        }
        for (int rest = 0; rest < 4; rest++) NAME(mirrored)(orders[o], halves[rest & 1], rest >> 1);
    }
}

// For the next kind of numbers.
#undef T
#undef REAL
#undef IS_COMPLEX
#undef CONJ
#undef NAME
#undef GIVE
#undef F
#undef BAND
#undef PACKED
#undef UPDATE
#undef UPDATE_TWO
