// Two files of identities, made for the tests: one of a server whose certificate nobody else signed, and one of a
// client whom the server's certificate vouches for. In base 64; the passphrases are "secret" and "other".
#import <Foundation/Foundation.h>

static NSString *const serverFile =
    @"MIIGfgIBAzCCBkQGCSqGSIb3DQEHAaCCBjUEggYxMIIGLTCCAwcGCSqGSIb3DQEHBqCCAvgwggL0AgEAMIIC7QYJKoZIhvcNAQcBMBwGCiqG"
    @"SIb3DQEMAQYwDgQIaXCqCkuiOs4CAggAgIICwK2XD7+rPeKWY2GHSidUU7eWVl6ycI7GgFRauwKbozid/rhX8oCOYdYuYcZ1K/TYAjvb9YJ6"
    @"GZiwhrJVH5/6gyIZt+cunBoS31mK506WRqo0phlKLq5YlTBpGapI+azfZXtpThfqHisDw9hsfUNYNcAURftbT2kLyRhPkWbPfbDYLIOTdiQl"
    @"7vzzGffWsK43Ff/gQa4/9Z1TFBqtnfaq2pcLBzpnmvhh4LXpEd2p3v0m/JeCYmY5Z+7X7k36TgUVz7fpDabNcrkYNWbJoDKK82cICm6KwIdk"
    @"/TS8mLrORxHETs0IVqmBumwQmMLi+6zkO+B+9Uj5/VAej4AmINjAVV8kPmbeVMW3uMci0awUEv8R1BYO64PVa0MvOkWGDKlOt7+HmoKrnPy2"
    @"HntKX/tkM1KyodlZ1eYX5VVhT26Esk/Q/4ENccZEasYmbgsyW4s4SqoAAd/FPB2llKbu6YvDOJvxbcHh7BrYwg6T4ZpGc23m7bavocULoKuu"
    @"LYn/DxKe7JuTrvuOnpWixiWmiIugNTYxImoLXu3of4K5iuGSANTedO1ingjQj0Qeeu6SqtSJdteFQa0rYH32uE2/hRd0OP+Rol2Fo8ScH0HX"
    @"S2P+RJ/bWKSbUy0xxiNenDQAAJwOxj4q2B/+QuRqmXohafipJjhQdKdCZ5TFtiW0RccqpZ19Zh3dlXFkIjsno4IpBOVkaphZR/N0BieFgbe6"
    @"EbtkLhwyZ7F/JmDZ0JmaFHSiBJ83TRa0rbJE7Fi3t89wP70N3P36N+EhFURi24kgO4KqmKjew3ruJWFWU/PY5mdsSPkpHpGSA0RfQpBpqCGU"
    @"V7XFcxR4+1jhtXYkRoj4/Oph/Z2dQ1WF3zNXEI519bxM2oshoap42ykCbvUUR7SqY/RxgKZfCpGg/1Z/h5fohC4mr88V7Mmnhc5w1D9bM+5U"
    @"a9NLMIIDHgYJKoZIhvcNAQcBoIIDDwSCAwswggMHMIIDAwYLKoZIhvcNAQwKAQKgggKmMIICojAcBgoqhkiG9w0BDAEDMA4ECLpJ7Pnu91sO"
    @"AgIIAASCAoCs3IzNDIrsYQSZb+icwIQsAZYNmeTxYuUJJpCt1dTDd1n/cJmJcYwZhPoyrNybc2t1lzU/qkcu+6r/IN1bKA5hfooSrIat4CdU"
    @"HRjnrkSFEsPCsVfPW051WAGRMfVFt8alK7FiqGXRuGHPdZXUBEkET2RgQwNKkriplfXDF0Y7rQwV33Eybuo02Ms/PmJFd7PAVqE6BaJ7Huas"
    @"tCG0CNka8B6dkKigzoJ+psI+eZef+vdzQ++ywpwceG0uIfEeVhcml9xb8YNNjtV7VtL4zeE0hXNjn4/lsPyYw9xtNghCxOZq14IHS/NRQ/Bu"
    @"+G+sZMT+i5SVWEjrlq+A/M5ffnqKQC6RSO0PRbxz/vGqNZPo/vDKezOlCDMwLMV8a2NAwwlUU4qhLlFPBzqL4hpKSQClDK2OXIRzRAX7kDi8"
    @"2Ap/fgW2AwiUN0389gkD+CPoAcnrTUsiAaNV/RmDJ5JFF2XtYYY/KSf4CCfvILjejndKO0VpdBP+PwFtAa7QunPqozQwzINMCuCyvn67Xdbv"
    @"eRd4WNrTdqHdGh4+NfnbYmY8aXfeomVcsCT/exUA8ka7ShdzY4tIZG64T9U6CZjt9To4cLcJoONBfeH7kZaXc7YzuVyYopsksCVlxl/j6uj/"
    @"btjF7Q5hXSDR0Um/ajy/6G6DefaEanUSRqL/b5WoTr2X5uda5qRCDPbl71n1vQevV9wBqERwIRQt8KzfpLb+18XHWiX0K+1KP8D9vuabnFSh"
    @"2UsPfJVhi92JcoYtt3YbaLDe+fECmgqOo+jdy39OpsvnS5g7GMH/zcdHeMjw7CUxjvUbl3R+cmQo5SCUnJbgqgdQqpJUphzYnJiUHIqPk3F5"
    @"MUowIwYJKoZIhvcNAQkUMRYeFABUAGgAZQAgAHMAZQByAHYAZQByMCMGCSqGSIb3DQEJFTEWBBTgwy4lFIkHFU2MPSWYkH65dXqz7zAxMCEw"
    @"CQYFKw4DAhoFAAQUmiAvZgPhKhW7URQhFEOGjYKKS3QECMdRVJBeonjqAgIIAA==";

static NSString *const clientFile =
    @"MIIIXgIBAzCCCCQGCSqGSIb3DQEHAaCCCBUEgggRMIIIDTCCBOcGCSqGSIb3DQEHBqCCBNgwggTUAgEAMIIEzQYJKoZIhvcNAQcBMBwGCiqG"
    @"SIb3DQEMAQYwDgQIATI9tAhzUsoCAggAgIIEoCd86ZEivgJPer4x4gya+NeCUQR/uWxZQLYlUN7z7RzRj9DryOl1jFbhDKMc+Gihesu+t1YI"
    @"hKGsW4feLlogqKTIsQXLFDU2oR6WTAwpzdAjlQn1OAO/lP8oewKZ2hvEeg9guCkL6RRUGYGqW2pFMIBa2qDWsDbMO0z34lwqO/RxhOVb0mS/"
    @"LSzNFR2PgiYWOBpcEdyF+wGfuxzJfzrVXIoJGbgoWaEQod1Y5HxYeN5AMlwVPFsy9LUSqKc85dPz8kDHO1ZdVzN2RDRO+K75dggr4tVbjYvr"
    @"Dzek50DPmd5gxHDKoSQJUmrYBs+ivYmy2QhDt7DoaG9FTa/uRdsFlxKvrWp0B0pQ+grgFTHE4MagKZTesbSJTK6YrRFyvSAgfE/bgU0I9aUL"
    @"/7KCeb3H9JDfEswDD5bPJLmsgPm72cQjTFIueBRCqAGYPmgFcCOQG7GkYQAnm6YV5bxg/sD49ML++8sXd2JIPvxckDYEbX1yzJi+De3/6Uu+"
    @"exh+xDTqShNKn25gQmhn518ns7QgYmmG6E5Yr+nQM6gJSc7JWEPtLHhlSxNMdkHBwP/T5+wOHSDYPCUdNHxr2SIjeqiMXw6ElfiyexoW/y3M"
    @"uNXxUFjuqnsqQtFoxu8gZA2q0T1UaErD6B5Kd7Bhkjc8YdD5/BuF//9qDHeo4pUd4SvtgrA47DeyJQSdjnSa9dru6JuafqQJiaia9UVx8iD1"
    @"Ly9PMr7amYOa5ZCmWIpGV0GdrWAf6xWgzybF5pKuZw2AsUCEvfI35mrCTCsXqaCu9x7q8nkwpsBg93aAu3oKaqQMEN7T5HtqRuMmLmqyJdF0"
    @"VSosPZOkb4+cut8TXa/z1aGM0ARM53FE0WcLFITtJbIpDX9of/MaILuq+gcMmM4FVzTCqAFDTE/ID6z51bcOO+wS6QGyowERLBC/2PHVP6yL"
    @"GztstlrnPRi6k/LVB8yC/+2p+YwTPvxD0ifCZipF4281CkD2OWG3mHRPPPhVLLc4Vp5QLewUb2JppIlrGSPua+rAJ8M8LHRhihhM9GJoCvAy"
    @"qOyeF21FCOT9wjnUvOgWsmA29yw9yr4pXVNYyrtDC6NihyT+nQ6UjqtsY8d8wdMldtZoh0EhNlZ4dkOvhiBbpa9v62FTTctkgt1cBYIAMcvb"
    @"amgvdeHYwCh4W9hl4Ey3XO6ZfzMU4aMDWuGIuYK1VWN6V0V2Fkibog0teGaTYVD6a88QUec2PDcscTGtj5to6jLjPZ/BiOly7OtkVnCTwouF"
    @"h3PRPdtashoTjI3WkUnbLo9iqsOf51skoLYTx9yonljuz3gB8OBPaoCPlZrADjwsl8Z0KfxqtpPHAe4VUG4Z0sBLMewDpHWTRvYkjJyR8i1t"
    @"N8dyJHWezRIEBJkRpTMlP0Es9P4wvFJcTQwewXkuGbajq8ikH4me3v2jDGfQE3PzbdD1cKw2/QzEVp+qIdAgIWQmk7EZCcFhVZrbzQsR4w6X"
    @"/0D6XYZ1q5qTSkLQRDCWzCq2K/NixTNscYTWdhFQTbnxLK/N04jryoDST58skL+JH1sd1wYmY8Y1FqACEXZ1EtHYaJJeXDD0IGZyPBhzMIID"
    @"HgYJKoZIhvcNAQcBoIIDDwSCAwswggMHMIIDAwYLKoZIhvcNAQwKAQKgggKmMIICojAcBgoqhkiG9w0BDAEDMA4ECDCltlgmqg4ZAgIIAASC"
    @"AoBOTx9658+QuHOXI5ygXPLxHVNNlBv2PTYZQGUrtReK78qJQpUZDeN2PdXkET+i+dO5Npzxx5iVrFezE/JJg6p541Rhb9u1jnJPU1gAQspH"
    @"KFhYlSXCTF8cwB4kLevlPxAPD98fen+48YnmTbfC6xnzSeIpVwZDZnqO+iBWk1+l9VzV3Ph3kWWfzKYVKd6hKYEZ/39F+HPBdHxzSogPWlsR"
    @"6S13Oac8KF+oLLyzpEXlxe2bHM7vChosJWv/zZJt2HedKHxO3DRmwS7EKqg8vzxKWXKnGFoRbSLx4h2msPMO1m03250QadTaqC9awyI+Ersw"
    @"zOMoPIgPsQ5IvqaCGDFHj+7wyhLd+QDWeYRgLYCzQ3RNLBNwpK+Z3ZC/g5BN5ld5PSCY1hTILlnIR2oHDmgmRFH4mTYocaYUyokTeXT8kO3V"
    @"e8+MYNiGwemqiK7Iuktyr8V7Lom8fjtG8oLya0gp6Rl10qKrtlfpCk16JXhkLq4KlWo5+b/azd0CcM21D0q3gHRg2u5xf0tv8ssBKba31lR1"
    @"F2A6CUVHnXNAuywPtf3moxo0nH/6+9Jr6jCqcwz0/xHIRuAjyEkRenVuz+UdoApFXoOS0d1BoNX5UwHNgMmCLnHX9JGHixGNcHTNSqURSeAw"
    @"QWGv3W1fU4hdJE76MYU0ClSstQucj4K40aRHU7lWDgjowcjjLluwYbVW6YXyjdW6tJF3YGXzx0XFGb/47rw/u0vyYr5eTsEbWVDVI5tK9nsc"
    @"7WRV8leRqpWLaHU0iCMyznJgn7O/my7xYMhcDT6UvNlXqsbL9PmIy5GomlsAgXVdHHgwZEpvIMS6WxveZBNG96dyxJMFL/6SZWxsMUowIwYJ"
    @"KoZIhvcNAQkUMRYeFABUAGgAZQAgAGMAbABpAGUAbgB0MCMGCSqGSIb3DQEJFTEWBBSddh/pEYnymtmmxcnvoKzb+SNDGTAxMCEwCQYFKw4D"
    @"AhoFAAQUhEigw664NlAvwfAHIVYX9qST1ZYECG6q1qVp8VvRAgIIAA==";

/// The bytes of a text in base 64.
static NSData *decoded(NSString *text) {
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    NSMutableData *data = [NSMutableData data];
    unsigned bits = 0, count = 0;
    for (const char *c = [text UTF8String]; *c && *c != '='; c++) {
        bits = bits << 6 | (unsigned)(strchr(letters, *c) - letters);
        if ((count += 6) < 8) continue;
        unsigned char byte = (unsigned char)(bits >> (count -= 8));
        [data appendBytes:&byte length:1];
    }
    return data;
}
