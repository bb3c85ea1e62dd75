#pragma once

#include <vector>

/// Finds primes.
class Solver {
public:
    explicit Solver(int limit);

    /// All primes below the limit; throws std::invalid_argument when it is negative.
    std::vector<int> primes() const;

private:
    int limit;
};
