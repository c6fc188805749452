// SPDX-License-Identifier: Apache-2.0
#include "core/measure/Counters.h"

namespace warpgrain::measure {

namespace {

constexpr std::string_view sectors = "sectors of 32 bytes";
constexpr std::string_view requests = "requests of warps";
constexpr std::string_view cycles = "cycles for each instruction that a warp issues";

#define STALL(reason, meaning)                                                                                         \
  CounterInfo {                                                                                                        \
    "stall_" reason, "smsp__average_warps_issue_stalled_" reason "_per_issue_active.ratio", cycles, meaning            \
  }

constexpr CounterInfo counters[] = {
    {"achieved_occupancy_pct", "sm__warps_active.avg.pct_of_peak_sustained_active", "%",
     "warps that were there, of those that a multiprocessor can hold, on average over the cycles with any"},
    {"instructions", "smsp__inst_executed.sum", "instructions of warps", "executed"},
    {"global_load_requests", "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", requests, "loads from global memory"},
    {"global_load_sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", sectors,
     "that these loads asked the L1 cache for"},
    {"global_store_requests", "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum", requests, "stores to global memory"},
    {"global_store_sectors", "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum", sectors, "that these stores wrote"},
    {"shared_load_bank_conflicts", "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum", "cycles",
     "that loads from shared memory took more because of banks"},
    {"shared_store_bank_conflicts", "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum", "cycles",
     "that stores to shared memory took more because of banks"},
    {"local_load_sectors", "l1tex__t_sectors_pipe_lsu_mem_local_op_ld.sum", sectors,
     "loaded from local memory: spilled registers and arrays of threads"},
    {"local_store_sectors", "l1tex__t_sectors_pipe_lsu_mem_local_op_st.sum", sectors, "stored to local memory"},
    {"l1_hit_pct", "l1tex__t_sector_hit_rate.pct", "%", "of the sectors asked for that the L1 cache had"},
    {"l2_hit_pct", "lts__t_sector_hit_rate.pct", "%", "of the sectors asked for that the L2 cache had"},
    {"dram_read_bytes", "dram__bytes_read.sum", "bytes", "read from the GPU's memory"},
    {"dram_write_bytes", "dram__bytes_write.sum", "bytes", "written to the GPU's memory"},
    {"counted_ns", "gpu__time_duration.sum", "ns", "that the counted launch took; not a time to compare variants by"},
    STALL("long_scoreboard", "waiting for data from global or local memory"),
    STALL("lg_throttle", "the queue for global and local memory was full"),
    STALL("drain", "waiting for stores at the end"),
    STALL("membar", "at a memory fence"),
    STALL("imc_miss", "waiting for constants"),
    STALL("short_scoreboard", "waiting for shared memory or a special function"),
    STALL("mio_throttle", "the queue for shared memory and special functions was full"),
    STALL("tex_throttle", "the queue for textures was full"),
    STALL("barrier", "at __syncthreads"),
    STALL("math_pipe_throttle", "the arithmetic unit was taken"),
    STALL("gmma", "waiting for matrix units"),
    STALL("wait", "the fixed latency of the instruction before"),
    STALL("branch_resolving", "waiting for a jump"),
    STALL("no_instruction", "waiting for instructions"),
    STALL("dispatch_stall", "the dispatcher held the warp back"),
    STALL("not_selected", "ready, but another warp was chosen"),
    STALL("selected", "issuing: 1 at all times"),
    STALL("sleeping", "asleep"),
    STALL("misc", "anything else"),
};

#undef STALL

} // namespace

std::span<const CounterInfo> allCounters() {
  return counters;
}

} // namespace warpgrain::measure
