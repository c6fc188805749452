// SPDX-License-Identifier: Apache-2.0
//
// NVRTC for the tests' own driver: its "cubin" names the types that the kernels were asked for.
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

namespace {

struct Program {
  std::string source;
  std::string cubin;
};

} // namespace

extern "C" {

int nvrtcCreateProgram(Program **program, const char *source, const char *, int, const char *const *,
                       const char *const *) {
  *program = new Program{.source = source, .cubin = {}};
  return 0;
}

int nvrtcCompileProgram(Program *program, int count, const char *const *options) {
  if (std::getenv("WARPGRAIN_FAKE_NVRTC_FAILS") != nullptr) return 6;
  if (program->source.find("warpgrainCarries") == std::string::npos) return 6;
  for (const std::string_view name : {"-DREAL=", "-DOFFSET="})
    for (int i = 0; i < count; ++i)
      if (const std::string_view option = options[i]; option.starts_with(name))
        program->cubin += std::string(option.substr(name.size())) + " ";
  return 0;
}

int nvrtcGetProgramLogSize(Program *, std::size_t *size) {
  *size = sizeof("the log of the test");
  return 0;
}

int nvrtcGetProgramLog(Program *, char *log) {
  std::strcpy(log, "the log of the test");
  return 0;
}

int nvrtcGetCUBINSize(Program *program, std::size_t *size) {
  *size = program->cubin.size() + 1;
  return 0;
}

int nvrtcGetCUBIN(Program *program, char *cubin) {
  std::strcpy(cubin, program->cubin.c_str());
  return 0;
}

int nvrtcDestroyProgram(Program **program) {
  delete *program;
  return 0;
}

} // extern "C"
