// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Errors.h"

#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

#include <algorithm>
#include <array>

namespace warpgrain::executor {

namespace {

using cuda::Error;

struct Row {
  int code = 0;
  const char *name = nullptr;
  const char *text = nullptr;
};

constexpr std::array rows{
    Row{0, "cudaSuccess", "no error"},
    Row{1, "cudaErrorInvalidValue", "invalid argument"},
    Row{2, "cudaErrorMemoryAllocation", "out of memory"},
    Row{3, "cudaErrorInitializationError", "initialization error"},
    Row{4, "cudaErrorCudartUnloading", "driver shutting down"},
    Row{9, "cudaErrorInvalidConfiguration", "invalid configuration argument"},
    Row{12, "cudaErrorInvalidPitchValue", "invalid pitch argument"},
    Row{13, "cudaErrorInvalidSymbol", "invalid device symbol"},
    Row{17, "cudaErrorInvalidDevicePointer", "invalid device pointer"},
    Row{18, "cudaErrorInvalidTexture", "invalid texture reference"},
    Row{20, "cudaErrorInvalidChannelDescriptor", "invalid channel descriptor"},
    Row{21, "cudaErrorInvalidMemcpyDirection", "invalid copy direction for memcpy"},
    Row{35, "cudaErrorInsufficientDriver", "CUDA driver version is insufficient for CUDA runtime version"},
    Row{46, "cudaErrorDevicesUnavailable", "CUDA-capable device(s) is/are busy or unavailable"},
    Row{52, "cudaErrorMissingConfiguration", "__global__ function call is not configured"},
    Row{98, "cudaErrorInvalidDeviceFunction", "invalid device function"},
    Row{100, "cudaErrorNoDevice", "no CUDA-capable device is detected"},
    Row{101, "cudaErrorInvalidDevice", "invalid device ordinal"},
    Row{200, "cudaErrorInvalidKernelImage", "device kernel image is invalid"},
    Row{201, "cudaErrorDeviceUninitialized", "invalid device context"},
    Row{209, "cudaErrorNoKernelImageForDevice", "no kernel image is available for execution on the device"},
    Row{217, "cudaErrorPeerAccessUnsupported", "peer access is not supported between these two devices"},
    Row{301, "cudaErrorFileNotFound", "file not found"},
    Row{304, "cudaErrorOperatingSystem", "OS call failed or operation not supported on this OS"},
    Row{400, "cudaErrorInvalidResourceHandle", "invalid resource handle"},
    Row{401, "cudaErrorIllegalState", "the operation cannot be performed in the present state"},
    Row{500, "cudaErrorSymbolNotFound", "named symbol not found"},
    Row{600, "cudaErrorNotReady", "device not ready"},
    Row{700, "cudaErrorIllegalAddress", "an illegal memory access was encountered"},
    Row{701, "cudaErrorLaunchOutOfResources", "too many resources requested for launch"},
    Row{702, "cudaErrorLaunchTimeout", "the launch timed out and was terminated"},
    Row{704, "cudaErrorPeerAccessAlreadyEnabled", "peer access is already enabled"},
    Row{705, "cudaErrorPeerAccessNotEnabled", "peer access has not been enabled"},
    Row{708, "cudaErrorSetOnActiveProcess", "cannot set while device is active in this process"},
    Row{709, "cudaErrorContextIsDestroyed", "context is destroyed"},
    Row{710, "cudaErrorAssert", "device-side assert triggered"},
    Row{712, "cudaErrorHostMemoryAlreadyRegistered", "part or all of the requested memory range is already mapped"},
    Row{713, "cudaErrorHostMemoryNotRegistered", "pointer does not correspond to a registered memory region"},
    Row{714, "cudaErrorHardwareStackError", "hardware stack error"},
    Row{715, "cudaErrorIllegalInstruction", "an illegal instruction was encountered"},
    Row{716, "cudaErrorMisalignedAddress", "misaligned address"},
    Row{717, "cudaErrorInvalidAddressSpace", "operation not supported on global/shared address space"},
    Row{718, "cudaErrorInvalidPc", "invalid program counter"},
    Row{719, "cudaErrorLaunchFailure", "unspecified launch failure"},
    Row{720, "cudaErrorCooperativeLaunchTooLarge", "too many blocks in cooperative launch"},
    Row{800, "cudaErrorNotPermitted", "operation not permitted"},
    Row{801, "cudaErrorNotSupported", "operation not supported"},
    Row{900, "cudaErrorStreamCaptureUnsupported", "operation not permitted when stream is capturing"},
    Row{901, "cudaErrorStreamCaptureInvalidated", "operation failed due to a previous error during capture"},
    Row{902, "cudaErrorStreamCaptureMerge", "operation would result in a merge of separate capture sequences"},
    Row{903, "cudaErrorStreamCaptureUnmatched", "capture was not ended in the same stream as it began"},
    Row{904, "cudaErrorStreamCaptureUnjoined", "capturing stream has unjoined work"},
    Row{905, "cudaErrorStreamCaptureIsolation", "dependency created on uncaptured work in another stream"},
    Row{906, "cudaErrorStreamCaptureImplicit",
        "operation would make the legacy stream depend on a capturing blocking stream"},
    Row{907, "cudaErrorCapturedEvent", "operation not permitted on an event last recorded in a capturing stream"},
    Row{910, "cudaErrorGraphExecUpdateFailure",
        "the graph update was not performed because it included changes which violated constraints specific to "
        "instantiated graph update"},
    Row{999, "cudaErrorUnknown", "unknown error"},
};

const Row *rowOf(Error error) {
  const auto *found = std::ranges::find(rows, static_cast<int>(error), &Row::code);
  return found != rows.end() ? found : nullptr;
}

} // namespace

const char *nameOfError(Error error) {
  const Row *row = rowOf(error);
  return row != nullptr ? row->name : "unrecognized error code";
}

const char *textOfError(Error error) {
  const Row *row = rowOf(error);
  return row != nullptr ? row->text : "unrecognized error code";
}

namespace {

Error take(ProgramRuntime &runtime) {
  return runtime.lastError(/*forget=*/true);
}

Error peek(ProgramRuntime &runtime) {
  return runtime.lastError(/*forget=*/false);
}

} // namespace

void addErrors(SymbolTable &table) {
  table.put<&take>("cudaGetLastError");
  table.put<&peek>("cudaPeekAtLastError");
  table.put<&nameOfError>("cudaGetErrorName");
  table.put<&textOfError>("cudaGetErrorString");
}

} // namespace warpgrain::executor
