#include "Solver.hpp"

#include <algorithm>
#include <stdexcept>

Solver::Solver(int limit) : limit(limit) {}

std::vector<int> Solver::primes() const {
    if (limit < 0) throw std::invalid_argument("the limit is negative");
    std::vector<int> found;
    for (int number = 2; number < limit; number++) {
        bool isPrime = std::none_of(found.begin(), found.end(), [=](int prime) { return number % prime == 0; });
        if (isPrime) found.push_back(number);
    }
    return found;
}
